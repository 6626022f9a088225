import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import * as v from 'valibot';
import { invalid, type Answer, type Call, type ProjectCall } from './call.ts';
import { projectOfCall } from './demo-project.ts';
import { readInput } from './read-input.ts';

/** Largest body of a call, in bytes, where the route names none of its own. */
const bodyLimit = 100_000;

const send = (response: Response, { status, body }: Answer): void => {
  // Orders are secret and content is cached by the site, in its own way.
  response.status(status).set('Cache-Control', 'no-store');
  if (body === undefined) response.end();
  else response.json(body);
};

const callOf = ({ query, params, body }: Request): Call => ({ query, params, body });

/** What names the project of a call (behaviour/upstream 1). */
export const projectQuery = v.object({ language: v.string(), country: v.string(), skin: v.string() });

/** What a route answers, at once or later. */
type Reply = Answer | Promise<Answer>;

const withProject =
  (handle: (call: ProjectCall) => Reply) =>
  (call: Call): Reply => {
    const input = readInput(projectQuery, call.query);
    if (!input.ok) return input.answer;
    const project = projectOfCall(input.value);
    return project ? handle({ ...call, project }) : invalid(['unknown language, country or skin']);
  };

/** `is` gives null for a request without a body: that is a matter of missing fields, not of the type. */
const requireJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json') === false) response.status(415).end();
  else next();
};
const readJson = (limit = bodyLimit): RequestHandler[] => [requireJson, express.json({ limit })];

/** 405 for whatever a path does not take; `allowed` is the `Allow` header. */
export const refuseMethod =
  (allowed: string): RequestHandler =>
  (_request, response) => {
    response.status(405).set('Allow', allowed).end();
  };

/** Registers calls of the API on an app: what it answers, and 405 for every other method. */
export const apiRoutes = (app: Express) => {
  const answer =
    (handle: (call: Call) => Reply): RequestHandler =>
    async (request, response) =>
      send(response, await handle(callOf(request)));
  const get = (path: string, handle: (call: Call) => Reply) =>
    void app.route(path).get(answer(handle)).all(refuseMethod('GET, HEAD'));
  const getAndPut = (
    path: string,
    read: (call: Call) => Reply,
    write: (call: Call) => Reply,
    limit?: number,
  ) =>
    void app
      .route(path)
      .get(answer(read))
      .put(readJson(limit), answer(write))
      .all(refuseMethod('GET, HEAD, PUT'));
  return {
    /** A call without language, country and skin. */
    getUnscoped: get,
    get: (path: string, handle: (call: ProjectCall) => Reply) => get(path, withProject(handle)),
    /** For the editor's desk; `app.ts` refuses writes of other sites, under `/api` as a whole. */
    put: (path: string, handle: (call: ProjectCall) => Reply, limit?: number) =>
      void app
        .route(path)
        .put(readJson(limit), answer(withProject(handle)))
        .all(refuseMethod('PUT')),
    /** What the desk reads and changes under one path; without a project, of all hosts at once. */
    getAndPutUnscoped: getAndPut,
    getAndPut: (
      path: string,
      read: (call: ProjectCall) => Reply,
      write: (call: ProjectCall) => Reply,
      limit?: number,
    ) => getAndPut(path, withProject(read), withProject(write), limit),
    post: (path: string, handle: (call: ProjectCall) => Reply, limit?: number) =>
      void app
        .route(path)
        .post(readJson(limit), answer(withProject(handle)))
        .all(refuseMethod('POST')),
  };
};
