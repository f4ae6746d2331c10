import type { ReadInput } from './check-inputs.ts'
import { documentationUrl } from '../text/documentation-url.ts'

/** What to use here instead of the inputs of other actions. A runner passes on inputs that action.yml does not have. */
const EQUIVALENTS: readonly (readonly [instead: string, ...names: string[]])[] = [
  ['Set github-token', 'token', 'github_token', 'gh-token', 'gh_token'],
  ['Set api-key', 'openai-api-key', 'openai_api_key', 'anthropic-api-key', 'anthropic_api_key'],
  ['Set api-key', 'gemini-api-key', 'gemini_api_key', 'google-api-key', 'google_api_key', 'llm-api-key', 'llm_api_key'],
  ['Set api-key to a key of the API; tokens of a subscription are not used', 'claude_code_oauth_token'],
  ['Set model', 'llm_model', 'anthropic_model', 'claude_model', 'openai_model'],
  ['Set fallback-models', 'fallback_model', 'fallback_models'],
  ['Set base-url', 'base_url', 'llm_base_url', 'anthropic_base_url', 'openai_base_url', 'responses-api-endpoint'],
  ['Set trigger', 'trigger_phrase', 'trigger-phrase', 'mentions', 'mention'],
  ['Set trigger-label', 'label_trigger', 'label-trigger', 'trigger_label'],
  ['Set assignee', 'assignee_trigger', 'assignee-trigger'],
  ['Set allowed-bots', 'allowed_bots', 'allow-bots', 'allow_bots'],
  ['Remove it: people with write access can start runs, and nobody else', 'allow-users', 'allowed_non_write_users'],
  ['Set prompt', 'direct_prompt', 'override_prompt', 'user_prompt', 'instruction', 'instructions', 'task'],
  ['Set prompt-file', 'prompt_file', 'instruction_file'],
  ['Write them into AGENTS.md', 'custom_instructions', 'system_prompt', 'append_system_prompt'],
  ['Set max-turns', 'max_turns', 'max_iterations', 'max-iterations'],
  ['Set max-minutes', 'timeout_minutes', 'timeout-minutes', 'max_minutes'],
  ['Set max-dollars', 'max_budget_usd', 'max_dollars', 'max_cost'],
  ['Write --base BRANCH in the request', 'base_branch', 'base-branch', 'target_branch'],
  ['Set branch in agent.yml', 'branch_prefix', 'branch-prefix', 'branch_name_template'],
  ['Set commands in agent.yml', 'allowed_tools', 'disallowed_tools', 'allowed-tools'],
  ['Set mcp-servers in agent.yml', 'mcp_config', 'mcp-config', 'mcp_servers'],
  ['Set effort below models in agent.yml', 'effort', 'variant', 'reasoning_effort'],
  ['Set output-schema', 'output_schema', 'json_schema', 'json-schema'],
  ['Use an input or agent.yml for each flag', 'claude_args', 'claude-args', 'opencode_args'],
  ['Use an input or agent.yml for each flag', 'codex_args', 'codex-args'],
  ['Use sandbox', 'safety-strategy', 'safety_strategy']
]

/** What to do instead of setting an input of another action, such as `Set api-key`; undefined for any other name. */
export function insteadOfForeign(input: string): string | undefined {
  return EQUIVALENTS.find(([, ...names]) => names.includes(input))?.[0]
}

/** A line for each input of another action that the workflow sets: what it is called here. */
export function foreignInputProblems(read: ReadInput): readonly string[] {
  return EQUIVALENTS.flatMap(([instead, ...names]) =>
    names
      .filter((name) => read(name).trim() !== '')
      .map((name) => `${name} is an input of other actions. ${instead}. See ${documentationUrl('docs/migrating.md')}`)
  )
}
