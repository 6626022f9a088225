import express, { Router } from 'express';
import type { ContentService } from '../content/content-service.ts';
import { bffSecurityHeaders } from '../middleware/security-headers.ts';
import { article } from './article.ts';
import { categories, category } from './categories.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { commentReasons, cookies } from './static-lists.ts';
import { notFound } from './reply.ts';

/** Longest body a visitor may send, in bytes (promises, Writes are ours). */
const bodyLimit = 100_000;

/** The JSON namespace of the hydrated client: one line an endpoint (design 5). */
export const bffRouter = (content: ContentService): Router =>
  Router()
    .use(bffSecurityHeaders)
    .use(express.json({ limit: bodyLimit, strict: true }))
    .get('/project', site(content))
    .get('/home', home(content))
    .get('/categories', categories(content))
    .get('/categories/:id', category(content))
    .get('/articles/:id', article(content))
    .get('/search', search(content))
    .get('/comment-reasons', commentReasons(content))
    .get('/cookies', cookies(content))
    .get('/messages/:locale', messages(content))
    .use(notFound);
