import type { RequestHandler } from 'express';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { hasOneHost } from '#server/http/request-target.ts';
import { setVisit } from '#server/http/request-context.ts';
import type { ProjectRegistry } from '#server/config/project-registry.ts';

/** `Host` decides the project, and nothing else does (behaviour/security 5). An unknown one, or two: 421. */
export const resolveProject =
  (registry: ProjectRegistry): RequestHandler =>
  (req, res, next) => {
    const visit = hasOneHost(req) ? registry.resolve(req.headers.host) : null;
    if (!visit) {
      setCacheHeaders(res, 'never');
      res.status(421).type('text').send('Misdirected request: this host is not served here.\n');
      return;
    }
    setVisit(res, visit);
    next();
  };
