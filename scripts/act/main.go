// Builds act, which `npm run test:act` uses as a second engine for workflows.
package main

import (
	"github.com/nektos/act/cmd"
	"github.com/nektos/act/pkg/common"
)

func main() {
	ctx, cancel := common.CreateGracefulJobCancellationContext()
	defer cancel()
	cmd.Execute(ctx, "0.2.89")
}
