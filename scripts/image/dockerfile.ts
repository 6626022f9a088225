/** One step of a Dockerfile: `COPY`, `package.json ./`. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/**
 * The steps of a Dockerfile, in order: without comments, lines that go on joined, and the arguments that stand above the
 * first stage put in with their defaults.
 */
export const readDockerfile = (text: string): readonly Instruction[] => {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n');
  const defaults = new Map<string, string>();
  const instructions: Instruction[] = [];
  for (const line of lines) {
    const [, name = '', given = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    const rest = given.replaceAll(/\$\{(\w+)\}/g, (_, argument: string) => defaults.get(argument) ?? '');
    if (name === 'ARG') defaults.set(rest.split('=')[0] ?? '', rest.split('=')[1] ?? '');
    else if (name !== '') instructions.push({ name, rest });
  }
  return instructions;
};

/** What `ENV` says: `A=b C="d e"`. */
export const readEnvironment = (rest: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, plain]) => [
      name,
      quoted ?? plain,
    ]),
  );
