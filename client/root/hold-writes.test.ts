import { RouterContextProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { formNames, type FormName } from '#shared/help-api/forms.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { succeed } from '#shared/help-api/result.ts';
import { helpApiContext } from '#client/api/load-context.ts';
import { formActions } from './form-actions.ts';
import { heldFormContext, holdWrites } from './hold-writes.ts';

const order = '11111111-1111-4111-8111-111111111111';
/** What would be sent from anywhere else. */
const complete: Readonly<Record<FormName, string>> = {
  vote: 'articleId=120101&vote=1',
  comment: 'articleId=120101&offered=1&reasons=unclear&comment=why',
  newsletter: 'email=reader@example.org&consent=on',
  complaint: 'email=reader@example.org&text=late',
  cancellation: 'supplierId=77&supplierOrderId=DS-1&atdOrderId=4711',
  decisions: `id=${order}&button=submit&replacement=1&decision-1=yes`,
  payment: `id=${order}&method=7`,
};

const press = async (form: FormName, body: string) => {
  const sent = vi.fn(() => Promise.resolve(succeed(null)));
  // Every call of the port answers, reads and writes alike.
  const api = Object.fromEntries(
    ['vote', 'comment', 'subscribe', 'complain', 'cancelOrder', 'decide', 'createPayLink', 'countView'].map(
      (name) => [name, sent],
    ),
  ) as unknown as HelpApi;
  const heard: FormName[] = [];
  const context = new RouterContextProvider();
  context.set(helpApiContext, holdWrites(api));
  context.set(heldFormContext, (name) => heard.push(name));
  const route = formActions.find(({ path }) => path === `actions/${form}`);
  const { action } = { ...route, ...(typeof route?.lazy === 'function' ? await route.lazy() : {}) };
  const request = new Request(`http://localhost/actions/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  const outcome: unknown = await (action as (args: object) => unknown)({ request, params: {}, context });
  return { outcome, heard, sent };
};

test.each(formNames)('%s sends nothing in a frame, and says which form it was', async (form) => {
  const { outcome, heard, sent } = await press(form, complete[form]);
  expect(outcome).toEqual({ kind: 'held' });
  expect(heard).toEqual([form]);
  expect(sent).not.toHaveBeenCalled();
});

test('what is wrong with a form is said in a frame as anywhere', async () => {
  const { outcome, heard } = await press('complaint', 'email=nobody&text=');
  expect(outcome).toMatchObject({ kind: 'rejected' });
  expect(heard).toEqual([]);
});
