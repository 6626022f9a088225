import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Runs the Dockerfile's own steps in clean folders, for machines without Docker: every stage is a folder, `RUN` is run in
 * it, the last stage's `CMD` is started with an empty environment, asked for its health and a page, and stopped.
 * Ends with code 0 only if the image would have built, started, answered and stopped cleanly.
 */
interface Stage {
  readonly root: string;
  workdir: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

const workplace = mkdtempSync(join(tmpdir(), 'help-centre-image-'));
const stages = new Map<string, Stage>();
/** The Node that runs this script is the image's own: its folder leads the search path of every step. */
const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;

/** A build step; it sees this machine's environment too, for its proxies and certificates. */
const run = (command: string, args: string[], cwd: string, environment: Record<string, string>): void => {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...environment },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
};

/** What git would put into the build's context: no leftovers of this folder can hide a missing file. */
const readContext = (): string => {
  const context = join(workplace, 'context');
  mkdirSync(context);
  run(
    'sh',
    [
      '-c',
      `git ls-files -z --cached --others --exclude-standard | tar --null -T - -cf - | tar -xf - -C ${context}`,
    ],
    process.cwd(),
    {},
  );
  return context;
};

const copy = (stage: Stage, context: string, args: readonly string[]): void => {
  const from = args.find((arg) => arg.startsWith('--from='))?.slice('--from='.length);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const target = names.at(-1) ?? '.';
  for (const name of names.slice(0, -1)) {
    const source = from ? join(stages.get(from)?.root ?? '', name) : join(context, name);
    const into = join(stage.root, stage.workdir, target);
    cpSync(source, target.endsWith('/') && name !== '.' ? join(into, basename(name)) : into, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
};

const perform = (stage: Stage, context: string, instruction: string, rest: string): void => {
  switch (instruction) {
    case 'WORKDIR':
      stage.workdir = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
      return;
    case 'ENV':
      for (const pair of rest.split(' ')) {
        const [name = '', value = ''] = pair.split('=');
        stage.environment[name] = value;
      }
      return;
    case 'COPY':
      return copy(stage, context, rest.split(' '));
    case 'RUN':
      return run('sh', ['-c', rest], join(stage.root, stage.workdir), stage.environment);
    case 'CMD':
      stage.command = JSON.parse(rest) as string[];
      return;
    case 'HEALTHCHECK':
      stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('CMD') + 3)) as string[];
      return;
    case 'USER':
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return;
    default:
      throw new Error(`the Dockerfile has an instruction that is not understood here: ${instruction}`);
  }
};

const build = (): Stage => {
  const context = readContext();
  let stage: Stage | null = null;
  for (const line of readFileSync('Dockerfile', 'utf8').split('\n')) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (instruction === '') continue;
    console.log(`image: ${line}`);
    if (instruction === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'image';
      const root = join(workplace, name);
      mkdirSync(root);
      stage = { root, workdir: '/', environment: {}, command: [], healthCheck: [] };
      stages.set(name, stage);
    } else if (stage) perform(stage, context, instruction, rest);
  }
  if (!stage) throw new Error('the Dockerfile has no stage');
  return stage;
};

const ports = { PORT: '3900', OPS_PORT: '3901', EMBEDDED_PORT: '3902' };

const ask = async (url: string): Promise<number> => (await fetch(url).catch(() => null))?.status ?? 0;

const waitUntilReady = async (): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await ask(`http://127.0.0.1:${ports.OPS_PORT}/readyz`)) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the image did not become ready');
};

const start = async ({ root, workdir, environment, command, healthCheck }: Stage): Promise<void> => {
  const [program = 'node', ...args] = command;
  const cwd = join(root, workdir);
  // The image refuses to start without an upstream; for the trial the embedded one stands in.
  const refused = spawnSync(program, args, { cwd, env: { PATH: path, ...environment, ...ports } });
  if (refused.status === 0) throw new Error('the image started without an upstream');
  const trial = { PATH: path, ...environment, ...ports, EMBEDDED: 'on', EMBEDDED_DATA: ':memory:' };
  const server = spawn(program, args, { cwd, env: trial, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => server.on('exit', (code) => resolve(code)));
  await waitUntilReady();
  const page = await ask(`http://127.0.0.1:${ports.PORT}/`);
  if (page !== 421) throw new Error(`an unknown host was answered with ${page}`);
  if ((await ask(`http://localhost:${ports.PORT}/`)) !== 200)
    throw new Error('the start page did not answer 200');
  const [checker = 'node', ...checkerArgs] = healthCheck;
  run(checker, checkerArgs, cwd, { ...environment, ...ports });
  server.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`stopping ended with ${code}`);
};

try {
  await start(build());
  console.log('image: built, started, answered and stopped');
} finally {
  rmSync(workplace, { recursive: true, force: true });
}
