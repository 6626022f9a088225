import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readDockerfile, readEnvironment, type Instruction } from './dockerfile.ts';

/** What a stage of the Dockerfile has come to, in a folder of this machine. */
export interface Stage {
  readonly root: string;
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/** The Node that runs this script is the image's own: its folder leads the search path of every step. */
export const searchPath = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;

/** Runs to the end; it sees this machine's environment too, for its proxies and certificates. Throws where it fails. */
export const run = (
  program: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): void => {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: searchPath, ...environment },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
};

/** What git would put into the build's context: no leftovers of this folder can hide a missing file. */
const readContext = (workplace: string): string => {
  const context = join(workplace, 'context');
  mkdirSync(context);
  const listed = 'git ls-files -z --cached --others --exclude-standard';
  run('sh', ['-c', `${listed} | tar --null -T - -cf - | tar -xf - -C ${context}`], process.cwd());
  return context;
};

/** Performs the Dockerfile of this folder below `workplace`; returns its stages by name. */
export const buildStages = (workplace: string): ReadonlyMap<string, Stage> => {
  const context = readContext(workplace);
  const stages = new Map<string, Stage>();
  let current = '';
  for (const instruction of readDockerfile(readFileSync('Dockerfile', 'utf8'))) {
    console.log(`image: ${instruction.name} ${instruction.rest}`);
    if (instruction.name === 'FROM') {
      const [from = '', , name = 'image'] = instruction.rest.split(' ');
      current = name;
      stages.set(name, begin(join(workplace, name), stages.get(from)));
    } else {
      const stage = stages.get(current);
      if (!stage) throw new Error(`the Dockerfile has ${instruction.name} above its first stage`);
      stages.set(current, perform(stage, instruction, { context, stages }));
    }
  }
  return stages;
};

const nothing: Stage = { root: '', workdir: '/', environment: {}, command: [], healthCheck: [] };

const begin = (root: string, from: Stage | undefined): Stage => {
  mkdirSync(root);
  if (from) cpSync(from.root, root, { recursive: true, verbatimSymlinks: true });
  return { ...(from ?? nothing), root };
};

interface Sources {
  readonly context: string;
  readonly stages: ReadonlyMap<string, Stage>;
}

const perform = (stage: Stage, { name, rest }: Instruction, sources: Sources): Stage => {
  switch (name) {
    case 'WORKDIR':
      mkdirSync(join(stage.root, rest), { recursive: true });
      return { ...stage, workdir: rest };
    case 'ENV':
      return { ...stage, environment: { ...stage.environment, ...readEnvironment(rest) } };
    case 'COPY':
      copy(stage, rest.split(' '), sources);
      return stage;
    case 'RUN':
      run('sh', ['-c', rest], join(stage.root, stage.workdir), stage.environment);
      return stage;
    case 'CMD':
      return { ...stage, command: JSON.parse(rest) as string[] };
    case 'HEALTHCHECK':
      return { ...stage, healthCheck: JSON.parse(rest.slice(rest.indexOf('CMD') + 3)) as string[] };
    case 'LABEL':
    case 'USER':
    case 'EXPOSE':
    case 'STOPSIGNAL':
    case 'VOLUME':
      return stage;
    default:
      throw new Error(`the Dockerfile has an instruction that is not understood here: ${name}`);
  }
};

/** As Docker does, a folder's content is copied, not the folder. */
const copy = (stage: Stage, args: readonly string[], { context, stages }: Sources): void => {
  const from = args.find((arg) => arg.startsWith('--from='))?.slice('--from='.length);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const target = names.at(-1) ?? '.';
  const into = join(stage.root, stage.workdir, target);
  for (const name of names.slice(0, -1)) {
    const source = join(from ? (stages.get(from)?.root ?? '') : context, name);
    const isFile = /\.\w+$/.test(basename(name));
    cpSync(source, isFile && target.endsWith('/') ? join(into, basename(name)) : into, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
};
