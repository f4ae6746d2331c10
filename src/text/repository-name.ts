/** The full name of a repository, such as acme/app. No part of it has a special meaning in the path of a URL. */
export const REPOSITORY_NAME = /^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/u
