import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig, variables } from '#server/config/config.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { checkMemory } from '#server/ops/check-memory.ts';
import { longestDrain } from '#server/ops/drain.ts';
import { readDockerfile, readEnvironment } from '../../scripts/image/dockerfile.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

/** What the process listens on unless it is told otherwise. */
const { port, opsPort } = parseConfig({});
const imageNotice = Number(/STOP_NOTICE=(\d+)/.exec(read('Dockerfile'))?.[1]);
/** Seconds that the longest stop of the image takes. */
const longestStop = longestDrain(imageNotice * 1000) / 1000;
const known = new Set(variables);
/** Node and the C library read them. */
const foreign = new Set(['NODE_OPTIONS', 'MALLOC_ARENA_MAX']);
const unknown = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !known.has(name) && !foreign.has(name));

/** OpenTelemetry reads them itself. */
const ofOpenTelemetry = [
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TIMEOUT',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_SERVICE_NAME',
];

/** What stands below a heading, down to the next one. */
const chapterOf = (file: string, heading: string): string =>
  read(file).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

test('the documents list every variable that is read, and no other', () => {
  const listed = [...chapterOf('docs/operations.md', 'Configuration').matchAll(/^\| `(\w+)`/gm)];
  const ofTraces = chapterOf('docs/operations.md', 'Traces').matchAll(/\b(OTEL_\w+)/g);
  const documented = new Set([...listed, ...ofTraces].map(([, name = '']) => name));
  expect([...documented].toSorted()).toEqual([...variables, ...ofOpenTelemetry].toSorted());
});

test.each(['README.md', 'docs/operations.md', 'docs/behaviour/operations.md'])(
  '%s mentions variables that exist',
  (file) => {
    const mentioned = new Set(read(file).match(/\b[A-Z]+(?:_[A-Z]+)+\b/g));
    // The address of a checker that `scripts/check-html.ts` can use.
    const others = new Set([...ofOpenTelemetry, 'VNU_JAR']);
    expect(unknown(mentioned.difference(others))).toEqual([]);
  },
);

test.each(['Dockerfile', 'deploy/debian.Dockerfile'])('%s sets variables that exist', (file) => {
  const lines = readDockerfile(read(file)).filter(({ name }) => name === 'ENV');
  const names = lines.flatMap(({ rest }) => Object.keys(readEnvironment(rest)));
  expect(unknown(names)).toEqual([]);
});

test.each([
  [{ OPS_PORT: '', OPS_HOST: '' }, `http://127.0.0.1:${opsPort}/healthz`],
  [{ OPS_PORT: '4001', OPS_HOST: '::1' }, 'http://[::1]:4001/healthz'],
])('the image’s health check asks where a process with %o listens', (env, address) => {
  const noted = 'data:text/javascript,globalThis.fetch = async (url) => ({ ok: console.log(url) });';
  const { stdout } = spawnSync(process.execPath, ['--import', noted, 'server/ops/health-check.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(address);
});

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

test('the image limits heap and process to what holds the budgets, and leaves a third of the container’s memory', () => {
  const lines = readDockerfile(read('Dockerfile')).filter(({ name }) => name === 'ENV');
  const environment = readEnvironment(lines.map(({ rest }) => rest).join(' '));
  const heap = Number(/^--max-old-space-size=(\d+)$/.exec(environment['NODE_OPTIONS'] ?? '')?.[1]);
  const config = parseConfig({ ...environment, EMBEDDED: 'on' });
  expect(() => checkMemory(config, { limit: heap * 2 ** 20, isChosen: true })).not.toThrow();
  // The rest is for an answer of the worst size.
  expect(config.memoryBytes * 1.5).toBeLessThanOrEqual(1536 * 2 ** 20);
});

describe('the Kubernetes manifest', () => {
  const manifest = read('deploy/kubernetes/help-centre.yaml');
  const objects = parseAllDocuments(manifest, { strict: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
  const kustomization = parse(read('deploy/kubernetes/kustomization.yaml'));
  const of = (kind: string) => objects.filter((object) => object.kind === kind);
  const [deployment] = of('Deployment');
  const pod = deployment.spec.template.spec;
  const [container] = pod.containers;

  test('has one deployment, its services, settings and disruption budget, all for the same pods', () => {
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual(
      ['Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'Service', 'Service'].toSorted(),
    );
    const { labels } = deployment.spec.template.metadata;
    const selectors = [deployment, ...of('PodDisruptionBudget')].map(({ spec }) => spec.selector.matchLabels);
    const services = of('Service').map(({ spec }) => spec.selector);
    for (const selector of [...selectors, ...services]) expect(labels).toMatchObject(selector);
    const spread = pod.topologySpreadConstraints;
    for (const { labelSelector } of spread) expect(labels).toMatchObject(labelSelector.matchLabels);
  });

  test('names the ports that the process listens on, and services and probes use these names', () => {
    expect(container.ports).toEqual([
      { name: 'site', containerPort: port },
      { name: 'ops', containerPort: opsPort },
    ]);
    const targets = of('Service').map(({ spec }) => spec.ports[0].targetPort);
    expect(targets).toEqual(['site', 'ops']);
    expect(deployment.spec.template.metadata.annotations['prometheus.io/port']).toBe(String(opsPort));
    const live: Probe = container.livenessProbe;
    const ready: Probe = container.readinessProbe;
    expect(live.httpGet).toEqual({ path: '/healthz', port: 'ops' });
    expect(ready.httpGet).toEqual({ path: '/readyz', port: 'ops' });
    // The balancer has heard of it before the port closes.
    expect(ready.periodSeconds * ready.failureThreshold).toBeLessThan(imageNotice);
  });

  test('sets variables that exist, to what they take', () => {
    const settings = read('deploy/kubernetes/settings.env').matchAll(/^(\w+)=(.*)$/gm);
    const data = Object.fromEntries([...settings].map(([, name, value]) => [name, value]));
    expect(unknown(Object.keys(data))).toEqual([]);
    expect(parseConfig({ EMBEDDED: 'off', ...data }).upstreamUrl).not.toBeNull();
  });

  test('rolls the pods when a setting changes: the name of the settings holds their hash', () => {
    const [generator] = kustomization.configMapGenerator;
    expect(generator.envs).toEqual(['settings.env']);
    expect(container.envFrom[0].configMapRef.name).toBe(generator.name);
    expect(kustomization.generatorOptions.disableNameSuffixHash).toBeUndefined();
    expect(kustomization.images[0].name).toBe(container.image);
  });

  test('lets only who is named reach the port of metrics and purges', () => {
    const [{ spec }] = of('NetworkPolicy');
    expect(spec.podSelector.matchLabels).toEqual(deployment.spec.selector.matchLabels);
    expect(spec.policyTypes).toEqual(['Ingress']);
    const [site, ops] = spec.ingress;
    expect(site).toEqual({ ports: [{ port: 'site' }] });
    expect([ops.ports, ops.from.length]).toEqual([[{ port: 'ops' }], 2]);
  });

  test('gives a stop its time, and the process nothing that it does not need', () => {
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(longestStop);
    expect(container.lifecycle).toBeUndefined();
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources.limits.memory).toBe('1536Mi');
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });
});

describe('the compose file', () => {
  const { services, networks } = parse(read('compose.yaml'), { merge: true });
  const debian = parse(read('compose.debian.yaml'), { merge: true }).services;
  const replicas = [services['site-1'], services['site-2']];

  test.each(['site-1', 'site-2', 'shop'])('gives %s variables that exist, each from its namesake', (name) => {
    const given: [string, string][] = [services, debian].flatMap((all) =>
      Object.entries(all[name]?.environment ?? {}),
    );
    expect(given.length).toBeGreaterThan(0);
    expect(unknown(given.map(([variable]) => variable))).toEqual([]);
    for (const [variable, value] of given) expect(/^\$\{(\w+)/.exec(value)?.[1] ?? variable).toBe(variable);
  });

  test('gives both replicas the time of their stop', () => {
    for (const replica of replicas) {
      expect(Number.parseInt(replica.stop_grace_period, 10)).toBeGreaterThan(longestStop);
      expect(replica).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(replica.ports).toBeUndefined();
    }
  });

  test.each(Object.keys(services))('confines %s: no capabilities, bounded memory and logs', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/),
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
    for (const mapping of services[name].ports ?? []) expect(mapping).toMatch(/\$\{\w+:-\d+\}:\d+$/);
  });

  test('trusts its own network, where the replicas have the addresses that Varnish knows', () => {
    const { subnet } = networks.inside.ipam.config[0];
    for (const { environment, networks: own } of replicas) {
      expect(parseConfig({ ...environment, UPSTREAM_URL: '', PURGE_TOKEN: '' })).toMatchObject({
        trustedProxies: [subnet],
        cdnPurgeUrl: 'http://varnish:8080',
      });
      expect(own.inside.ipv4_address).toMatch(/^10\.203\.0\./);
    }
  });

  test('leads Varnish to the ports of pages and of probes, and publishes no purges', () => {
    const addresses = [...read('deploy/varnish/replicas.vcl').matchAll(/"(site-\d)"; \.port = "(\d+)"/g)];
    const expected = [port, opsPort].flatMap((number) => ['site-1', 'site-2'].map((name) => [name, number]));
    expect(addresses.map(([, name, number]) => [name, Number(number)])).toEqual(expected);
    for (const { ports, command } of [services.varnish]) {
      expect(command).toContain('purge=:8080');
      expect(ports.join()).not.toContain('8080');
    }
    const interval = Number(/\.interval = (\d+)s/.exec(read('deploy/varnish/replicas.vcl'))?.[1]);
    expect(interval * 2).toBeLessThan(imageNotice);
  });

  test('never evicts what has no end, and Debian’s parts are told the same', () => {
    for (const { command } of [services.valkey, debian.valkey])
      expect(command.join(' ')).toContain('--maxmemory-policy volatile-lru');
    const settings = (command: string[]) => command.filter((part) => part.startsWith('--'));
    expect(settings(debian.prometheus.command)).toEqual(settings(services.prometheus.command));
  });

  test('lets Prometheus ask both replicas', () => {
    const { scrape_configs: jobs } = parse(read('deploy/prometheus.yml'));
    expect(jobs[0].static_configs[0].targets).toEqual([`site-1:${opsPort}`, `site-2:${opsPort}`]);
  });
});

/** The names of all metrics, those of the process too. */
const namesOfMetrics = async (): Promise<ReadonlySet<string>> => {
  const metrics = createMetrics();
  metrics.watch({
    rendersWaiting: () => 0,
    pageCache: () => ({ bytes: 0, pages: 0 }),
    contentCache: () => ({}),
    contentStates: () => [],
    losses: () => [],
  });
  metrics.watchProcess({ commit: '', build: '', node: '' }, 0);
  const told = await metrics.text();
  return new Set([...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
};

test('the dashboard asks for metrics that exist', async () => {
  const names = await namesOfMetrics();
  const { panels } = JSON.parse(read('deploy/grafana/dashboards/help-centre.json'));
  const queries: string[] = panels.flatMap((panel: { targets?: { expr: string }[] }) =>
    (panel.targets ?? []).map(({ expr }) => expr),
  );
  expect(queries.length).toBeGreaterThan(20);
  const asked = queries.flatMap((query) => query.match(/\b(?:help|nodejs|process)_\w+/g) ?? []);
  expect(asked.filter((name) => !names.has(name.replace(/_bucket$/, '')))).toEqual([]);
});

test('every alert asks for metrics that exist, and has its row in the incident table', async () => {
  const names = await namesOfMetrics();
  const { rules } = parse(read('deploy/alerts.yml')).groups[0];
  const incidents = chapterOf('docs/operations.md', 'Incidents');
  for (const { alert, expr } of rules) {
    const asked: string[] = expr.match(/\b(?:help|nodejs|process)_\w+/g) ?? [];
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
    expect(incidents).toContain(`\`${alert}\``);
  }
  const { rule_files: files } = parse(read('deploy/prometheus.yml'));
  expect(files).toEqual(['alerts.yml']);
});

test.skipIf(spawnSync('promtool', ['--version']).status !== 0)(
  'each fault sets off its alert, and a rolling restart none',
  () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'deploy/alerts.test.yml'], {
      encoding: 'utf8',
    });
    expect({ status, told: `${stdout}${stderr}` }).toMatchObject({ status: 0 });
  },
);

test('docs/operations.md explains every metric of ours, and no other', async () => {
  const ours = [...(await namesOfMetrics())].filter((name) => name.startsWith('help_'));
  const explained = new Set(read('docs/operations.md').match(/\bhelp_\w+/g));
  expect([...explained].toSorted()).toEqual(ours.toSorted());
});
