/** The protocols of model endpoints. */
export type Api = 'chat' | 'responses' | 'anthropic' | 'gemini'
