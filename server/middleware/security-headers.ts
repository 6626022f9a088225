import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import { visitOf } from '#server/http/request-context.ts';

interface PolicyFacts {
  readonly scriptHash: string;
  readonly editOrigins: readonly string[];
  /** `npm run dev`: Vite's own inline scripts, styles and socket. */
  readonly relaxed: boolean;
}

/** Player of the videos; it sets no cookie before it plays. */
const videoHost = 'https://www.youtube-nocookie.com';
/** Each once: a project may load pictures and count visits at one host. */
const https = (...hosts: readonly string[]) => [...new Set(hosts)].map((host) => `https://${host}`);

const common = helmet({
  contentSecurityPolicy: false,
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
  originAgentCluster: true,
  xFrameOptions: false,
  xXssProtection: false,
  xDownloadOptions: false,
});

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * What every answer carries, whatever host was asked for. The policy is that of data until the host is known
 * (behaviour/security 3): then it is the host's (`pagePolicies`), and an order's answers get some more (`secrecy.ts`).
 */
export const securityHeaders: RequestHandler = (req, res, next) => {
  res.set('Content-Security-Policy', dataPolicy);
  common(req, res, next);
};

/** Where browsers tell what the policy has blocked (behaviour/security 18). */
const reportGroup = 'policy';

/** A host's policy, the same for its every response and build but for `/bff` (behaviour/security 2). */
export const pagePolicies = (facts: PolicyFacts): RequestHandler => {
  const policies = new Map<string, ReturnType<typeof policyOf>>();
  return (req, res, next) => {
    const { project, payOrigins } = visitOf(res);
    const policy = policies.getOrInsertComputed(project.host, () => policyOf(project, payOrigins, facts));
    // helmet has neither.
    res.set({
      'Permissions-Policy': permissions,
      'Reporting-Endpoints': `${reportGroup}="${bffPaths.reports}"`,
    });
    policy(req, res, next);
  };
};

/** `/bff` answers data: nothing of it is ever a document. */
export const bffPolicy: RequestHandler = (_req, res, next) => {
  res.set('Content-Security-Policy', dataPolicy);
  next();
};

const unused = [
  'accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi',
  'payment', 'usb', 'browsing-topics',
]; // oxfmt-ignore
/** What a video may do in the player's frame once a visitor has opened it. */
const playing = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const permissions = [
  ...unused.map((feature) => `${feature}=()`),
  ...playing.map((feature) => `${feature}=(self "${videoHost}")`),
].join(', ');

const policyOf = (project: ProjectFacts, payOrigins: readonly string[], facts: PolicyFacts) => {
  const self = "'self'";
  const relax = (...sources: string[]) => (facts.relaxed ? sources : []);
  const directives = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': facts.relaxed ? [self, "'unsafe-inline'"] : [facts.scriptHash, "'strict-dynamic'"],
    'style-src': [self, ...relax("'unsafe-inline'")],
    'font-src': [self],
    'img-src': [self, ...https(...project.imageHosts, ...project.analyticsHosts)],
    'connect-src': [self, ...https(...project.analyticsHosts), ...relax('ws:')],
    'frame-src': [videoHost],
    // In it Vite waits for the server to be there again.
    ...(facts.relaxed && { 'worker-src': ['blob:'] }),
    'manifest-src': [self],
    'form-action': [self, ...payOrigins],
    'frame-ancestors': [self, ...facts.editOrigins],
    'report-to': [reportGroup],
    // For browsers that know no groups; the others pass it over.
    'report-uri': [bffPaths.reports],
  };
  return helmet.contentSecurityPolicy({ useDefaults: false, directives });
};
