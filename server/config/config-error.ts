/** A start that cannot be: the message names the variable, what it got and what it takes. */
export class ConfigError extends Error {}
