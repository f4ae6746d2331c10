/** One entry of the model's own list of what it has to do. */
export interface TodoItem {
  readonly content: string
  readonly status: TodoStatus
}

export type TodoStatus = 'pending' | 'in_progress' | 'completed'
