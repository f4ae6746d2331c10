/** GitHub's limit for the body of an issue, a comment and a pull request. */
export const MAX_BODY_LENGTH = 65_536

export const MAX_TITLE_LENGTH = 256
