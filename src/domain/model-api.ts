/** The protocols that a model can be spoken to in. */
export type Api = 'chat' | 'responses' | 'anthropic' | 'gemini'
