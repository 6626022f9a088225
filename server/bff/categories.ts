import type { RequestHandler } from 'express';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import type { SendLastingData } from './kept-read.ts';

/** `GET /bff/categories`: the tree of this host, whole. */
export const categories =
  (content: ContentService, sendLastingData: SendLastingData): RequestHandler =>
  (req, res) => {
    const { project } = visitOf(res);
    return sendLastingData(req, res, { cache: 'category', read: () => content.categories(project) });
  };
