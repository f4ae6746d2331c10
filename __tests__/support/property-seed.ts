import fc from 'fast-check'

// The same cases in every run, so that a change is judged by what it changes. `SEED=$RANDOM npm test` looks for new ones.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) })
