import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { encode } from 'uqr';
import type { ContentService } from '#server/content/content-service.ts';
import { buildOf, readContextOf, visitOf } from '#server/http/request-context.ts';
import { sendNotFound, setCacheHeaders, surrogateKeysOf } from '#server/http/cache-headers.ts';

/** Drawings kept; every project has one app. */
const maxDrawings = 100;
/** A longer link makes a code too fine to scan from a screen. */
const longestLink = 500;

/** `GET /media/app-qr.svg`: the QR code of this project's app link, drawn once a link. */
export const appQr = (content: ContentService): RequestHandler => {
  const drawings = new LRUCache<string, string>({ max: maxDrawings, memoMethod: drawQrCode });
  return async (_req, res) => {
    const visit = visitOf(res);
    const site = await content.forVisit(visit, readContextOf(res)).site();
    const link = site.ok ? site.value.banner?.link : undefined;
    if (!link || link.length > longestLink) return sendNotFound(res);
    setCacheHeaders(res, 'qrCode');
    res.set('Surrogate-Key', surrogateKeysOf(visit.project, buildOf(res)).join(' '));
    res.type('svg').send(drawings.memo(link));
  };
};

/**
 * Dark squares on white, with the quiet border that readers ask for; neighbours in a row are one bar. uqr's own drawing is
 * made of single squares: a browser that scales it leaves light seams between them, and it is twice as long.
 */
export const drawQrCode = (text: string): string => {
  const { data, size } = encode(text, { border: 4 });
  const bars = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? size : end) - x}v1H${x}z`];
    }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${bars.join('')}"/></svg>`
  );
};
