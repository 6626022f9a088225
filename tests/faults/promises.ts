import { boundedMemory } from './bounded-memory.ts';
import { clientsThatLeave } from './clients-that-leave.ts';
import { gracefulStop } from './graceful-stop.ts';
import { hostileUpstream } from './hostile-upstream.ts';
import type { Measured } from './measured.ts';
import { overload } from './overload.ts';
import { replicas } from './replicas.ts';
import { singleFlight } from './single-flight.ts';

/** What the site promises under load, faults and bad input, and what shows it. */
interface Promised {
  readonly promise: string;
  readonly required: string;
  /** Test files; all of their tests must pass. Those below `tests/e2e` run in a browser. */
  readonly tests?: readonly string[];
  /** A figure at full size, by `--long` only. */
  readonly measure?: () => Promise<Measured>;
}

const outage = 'tests/outage/upstream-outage.test.ts';
const sharedCache = 'tests/outage/shared-cache.test.ts';
const hostileArticles = 'tests/http/hostile-articles.test.ts';
const addresses = 'tests/http/addresses.test.ts';

export const promises: readonly Promised[] = [
  {
    promise: 'single flight',
    required: '1,000 cold requests: one call; all hosts at once: one call a host',
    tests: [outage],
    measure: singleFlight,
  },
  {
    promise: 'nobody waits for a refresh',
    required: '0 of 500 wait for an upstream that takes its time',
    tests: [outage],
  },
  {
    promise: 'an outage is invisible on warm pages',
    required: '100 % of warm pages 200 with the last good body, whatever goes wrong; one try a key and 5 s',
    tests: [outage, 'tests/faults/misbehaviours.test.ts'],
  },
  {
    promise: 'a cold page in an outage is honest',
    required: '503, no-store, Retry-After, readable, in the language of the host',
    tests: [outage, 'tests/outage/hanging-calls.test.ts'],
  },
  {
    promise: 'deadlines nest',
    required: 'any subset of blocks hangs: 200 with the main content',
    tests: ['tests/outage/hanging-calls.test.ts', 'server/content/content-service.test.ts'],
  },
  { promise: 'recovery', required: 'first good page within one back-off', tests: [outage] },
  {
    promise: 'wrong items',
    required: 'a malformed item costs itself, a field that field, a leaf of the words that leaf',
    tests: ['tests/http/upstream-fuzz.test.ts', 'tests/outage/unreadable-lists.test.ts'],
  },
  {
    promise: 'poorer answers',
    required:
      'the remembered answer stands until a poorer one was the same for a minute; one warning names call and host',
    tests: [
      'tests/outage/poorer-answers.test.ts',
      'server/cache/doubt.test.ts',
      'server/cache/content-cache.test.ts',
    ],
  },
  {
    promise: 'half pages',
    required: 'CDN ten seconds, no stale directive',
    tests: ['tests/outage/poorer-answers.test.ts', 'tests/http/page-cache.test.ts'],
  },
  {
    promise: 'others’ floods',
    required: 'every warm page of every host 200 with the upstream dead',
    tests: ['tests/outage/floods.test.ts'],
  },
  {
    promise: 'restart in an outage',
    required: 'with Redis all that others knew; without it /readyz 503 until content was had',
    tests: [sharedCache, 'tests/http/readiness.test.ts'],
  },
  {
    promise: 'upstream client',
    required:
      'deadline over the body, no redirects, bodies capped, ids encoded, one retry of a GET, none of a POST',
    tests: [outage, 'server/upstream/upstream-client.test.ts', 'tests/http/writes.test.ts'],
  },
  {
    promise: 'bounded memory',
    required:
      '200,000 requests over 100,000 addresses and 10,000 unknown hosts, twice: growth within 1.5 times the caps, the second time less than 5 % more, hot pages 200 with the upstream dead, no call and no label for unknown hosts',
    tests: ['server/cache/entry-store.test.ts', 'tests/http/metrics.test.ts'],
    measure: boundedMemory,
  },
  {
    promise: 'replicas and Redis',
    required:
      'a purge is seen on the other replica within a second and posted to the CDN last; a third that starts in an outage lacks nothing; Redis killed or hung costs no error',
    tests: [sharedCache],
    measure: replicas,
  },
  {
    promise: 'graceful stop',
    required:
      'SIGTERM under load, a balancer that asks every 5 s: 0 failed, every later answer with Connection: close, exit 0',
    tests: ['tests/http/stopping.test.ts'],
    measure: gracefulStop,
  },
  {
    promise: 'overload',
    required:
      '5 times saturation: 80 % of the peak served, the rest 503 with Retry-After, cached pages and health answered, no crash',
    tests: ['tests/http/overload.test.ts', 'server/pages/overload.test.ts'],
    measure: overload,
  },
  {
    promise: 'clients that leave',
    required: '10,000 aborted requests: sockets, timers and heap back to within 5 %, no error in the log',
    measure: clientsThatLeave,
  },
  {
    promise: 'bad configuration',
    required: 'no start, and the variable is named',
    tests: ['server/config/config.test.ts', 'tests/http/stopping.test.ts'],
  },
  {
    promise: 'article HTML cannot run script',
    required: 'no execution in a browser; sanitising twice changes nothing; cost grows linearly',
    tests: [
      'server/content/article-html/article-html.test.ts',
      'server/content/article-html/sanitise-html.test.ts',
      'tests/e2e/article/content.e2e.ts',
    ],
  },
  {
    promise: 'sanitising cannot stop the site',
    required: 'hostile articles are refused; a dead thread costs nobody an article; a grown one retires',
    tests: ['server/content/article-html/sanitiser.test.ts', hostileArticles],
  },
  {
    promise: 'no input stops the loop',
    required: 'no input holds the loop for 50 ms of processor time; what foreign text passes is linear',
    tests: [
      hostileArticles,
      'server/upstream/large-answers.test.ts',
      'tests/faults/answers-hold-nobody.test.ts',
      'tests/unit/foreign-text.test.ts',
      'server/ops/site-server.test.ts',
    ],
  },
  {
    promise: 'health never waits',
    required:
      '/healthz within 250 ms of the event loop’s own processor time while articles and trees are hostile',
    measure: hostileUpstream,
  },
  {
    promise: 'the host decides the locale',
    required: 'no other header changes a byte; an unknown host is 421 in under 1 kB',
    tests: ['tests/http/host-decides.test.ts', 'tests/http/every-host.test.ts'],
  },
  {
    promise: 'one URL a page',
    required: 'every other spelling is a redirect or a 404',
    tests: [addresses, 'server/middleware/canonical-address.test.ts'],
  },
  {
    promise: 'writes are ours',
    required: '403, 415, 413, 429; each upstream write at most once',
    tests: [
      'tests/http/writes.test.ts',
      'tests/http/forms.test.ts',
      'server/middleware/accept-write.test.ts',
    ],
  },
  {
    promise: 'the edit frame obeys only its parent',
    required: 'exact origin, text only',
    tests: ['tests/e2e/editor/wrong-messages.e2e.ts', 'tests/e2e/editor/admin-view.e2e.ts'],
  },
  {
    promise: 'no open redirect',
    required: 'pay links and the language switch lead to listed hosts only',
    tests: ['tests/http/orders.test.ts', addresses, 'tests/e2e/alternatives/mouse.e2e.ts'],
  },
  {
    promise: 'an alternative’s id is a secret; no personal data is kept',
    required: 'no hit in logs, metrics, caches or third parties',
    tests: ['tests/http/orders-secrecy.test.ts', 'tests/e2e/alternatives/mouse.e2e.ts', sharedCache],
  },
  {
    promise: 'nothing third-party before consent',
    required: 'no request, cookie or storage entry but the necessary ones',
    tests: ['tests/e2e/consent/third-parties.e2e.ts', 'tests/http/video-pictures.test.ts'],
  },
  {
    promise: 'headers',
    required: 'one policy a host and build, on every response',
    tests: ['tests/http/policy.test.ts'],
  },
  {
    promise: 'cache headers, and purges from inside out',
    required: 'the lifetimes of docs/behaviour/cache.md; process, shared tier, CDN',
    tests: [
      'tests/http/pages.test.ts',
      'tests/http/page-cache.test.ts',
      'tests/http/purge.test.ts',
      'tests/outage/purge.test.ts',
      'tests/http/varnish.test.ts',
    ],
  },
];
