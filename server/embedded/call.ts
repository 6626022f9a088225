import type { DemoProject } from './demo-project.ts';

/** What a route is asked: everything of the request that it may look at. */
export interface Call {
  readonly query: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A call that named its language, country and skin (behaviour/upstream 1). */
export interface ProjectCall extends Call {
  readonly project: DemoProject;
}

/** What a route answers: a status and a JSON body, or none at all. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export const items = (list: readonly unknown[], facts: object = {}): Answer => ({
  status: 200,
  body: { ...facts, items: list },
});

export const success = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });

/** Any other body with 200. */
export const plain = (body: object): Answer => ({ status: 200, body });

export const notFound: Answer = { status: 404, body: { success: false, data: null } };

/** Parameters that are missing or cannot be parsed: no body, which the site reads as no success, no data. */
export const unreadable: Answer = { status: 400 };

/** Somebody else has saved meanwhile: what is kept now; nothing was changed (behaviour/editor 22). */
export const overtaken = (data: unknown): Answer => ({ status: 409, body: { success: false, data } });

export const invalid = (errors: readonly string[]): Answer => ({
  status: 422,
  body: { success: false, errors },
});
