import fc from 'fast-check'

// The same cases in every run, so that only a change of the code changes the result. `SEED=$RANDOM npm test` tries new ones.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) })
