import * as z from 'zod'
import { defineTool, type Tool } from '../../agent/tool.ts'
import { pathAliases } from '../other-agents.ts'
import {
  DEFAULT_CONTRACT,
  pathIn,
  readContract,
  writeSprint,
  type SprintOptions,
  type SprintResult
} from './write-sprint.ts'

export function writeEnrichedSprint(options: SprintOptions): Tool {
  return defineTool({
    name: 'write_enriched_sprint',
    description:
      "Have a work document written from the project's contract and a description, audited against the contract and patched.",
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      path: z.string().min(1).describe('Of the document, such as SPRINT-001.md.'),
      description: z.string().trim().min(1).describe('What the work is.'),
      contract: z.string().optional().describe(`File with the contract. Default: ${DEFAULT_CONTRACT}.`),
      output_dir: z.string().optional().describe('Folder that path starts from. Default: the root.')
    }),
    aliases: {
      ...pathAliases,
      ...{ contract_file: 'contract', contract_path: 'contract', outputDir: 'output_dir', folder: 'output_dir' }
    },
    subject: ({ path }) => path,
    async run({ path, description, contract: contractPath, output_dir: folder }, signal) {
      const contract = await readContract(options.workspace, contractPath, signal)
      const result = await writeSprint({ path: pathIn(folder, path), description, contract }, options, signal)
      return { text: formatResult(result), edits: [result.edit] }
    }
  })
}

function formatResult({ path, bytes, verdict, findings, patches, model, tokens }: SprintResult): string {
  const { author, audit } = tokens
  return [
    `Wrote ${path} (${bytes} bytes), by ${model}.`,
    `Verdict: ${verdict}. Patches applied: ${patches.applied}, skipped: ${patches.skipped}.`,
    `Tokens in/out: author ${author.input}/${author.output}, audit ${audit.input}/${audit.output}.`,
    ...(findings === '' ? [] : [findings.slice(0, 2_000)])
  ].join('\n')
}
