import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { expect, test } from 'vitest';
import { requestContext } from '#server/http/request-context.ts';
import { handleErrors, statusOfError } from './handle-errors.ts';

test.each([
  {
    name: 'statusCode first',
    error: { statusCode: 404, status: 503, response: { status: 429 } },
    status: 404,
  },
  { name: 'else status', error: { status: 503, response: { status: 429 } }, status: 503 },
  { name: 'else response.status', error: { response: { status: 429 } }, status: 429 },
  { name: 'an Error that carries one', error: Object.assign(new Error('no'), { status: 413 }), status: 413 },
  { name: 'a success is none', error: { statusCode: 200, status: 418 }, status: 418 },
  { name: 'a text is none', error: { statusCode: '404' }, status: 500 },
  { name: 'no HTTP status at all', error: { status: 999 }, status: 500 },
  { name: 'half a status', error: { status: 404.5 }, status: 500 },
  { name: 'an error without any', error: new Error('no'), status: 500 },
  { name: 'a text', error: 'no', status: 500 },
  { name: 'nothing', error: undefined, status: 500 },
  { name: 'a response that is missing', error: { response: null }, status: 500 },
])('the status of a thrown thing: $name: $status', ({ error, status }) => {
  expect(statusOfError(error)).toBe(status);
});

test('a response that breaks half-way ends its connection, and its cause is in the log alone', async () => {
  const logged: string[] = [];
  const app = express()
    .set('env', 'production')
    .use(requestContext)
    .get('/', (_req, res) => {
      res.write('half of it');
      throw new Error('of somebody');
    })
    .use(handleErrors(pino({}, { write: (line) => void logged.push(line) })));
  await expect(request(app).get('/')).rejects.toThrow(/aborted|socket hang up/);
  expect(logged).toEqual([expect.stringContaining('of somebody')]);
});
