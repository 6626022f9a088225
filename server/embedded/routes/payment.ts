import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { fallbackLocale } from '#shared/projects/locales.ts';
import { refuseMethod } from '../api-route.ts';
import { demoProjects, type DemoProject } from '../demo-project.ts';
import { refuseOtherSites } from '../own-site.ts';
import {
  paymentPage,
  paymentStyles,
  paymentStylesPath,
  unknownPaymentPage,
} from '../payment/payment-page.ts';
import { projectOfOrigin, returnAddress, type SiteOrigins } from '../payment/return-address.ts';
import type { OrdersStore, PaymentDetails } from '../store/orders-store.ts';
import type { Words } from '../words.ts';

interface Dependencies {
  readonly orders: OrdersStore;
  readonly wordsOf: (project: DemoProject) => Words;
  readonly siteOrigins: SiteOrigins;
}

/** The address holds a secret and the page moves money, if only a demo's: nobody keeps, frames or learns of it. */
const protectPage = (response: Response, returnTo: string | undefined): Response =>
  response.set({
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    // Browsers hold `form-action` against the redirect that follows a post as well.
    'Content-Security-Policy':
      `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'self'; ` +
      `form-action 'self'${returnTo ? ` ${new URL(returnTo).origin}` : ''}`,
  });

const fallbackProject = demoProjects.find(({ locale }) => locale === fallbackLocale) as DemoProject;

/** The payment of the path, or an answer to the visitor that there is none. */
const paymentOf = (
  { orders, wordsOf, siteOrigins }: Dependencies,
  { params, query }: Request,
  response: Response,
): PaymentDetails | undefined => {
  const payment = orders.payment(String(params.token));
  if (payment) return payment;
  const project = projectOfOrigin(siteOrigins, query.return) ?? fallbackProject;
  protectPage(response, undefined)
    .status(404)
    .send(unknownPaymentPage(project, wordsOf(project).site));
  return undefined;
};

const showPayment =
  (dependencies: Dependencies): RequestHandler =>
  (request, response) => {
    const payment = paymentOf(dependencies, request, response);
    if (!payment) return;
    const { project, order, status } = payment;
    const returnTo = returnAddress(dependencies.siteOrigins, project, order.id, request.query.return);
    protectPage(response, returnTo);
    if (status === 'paid') response.redirect(303, returnTo);
    else response.send(paymentPage(payment, dependencies.wordsOf(project).site, returnTo));
  };

/** The page again, still knowing the site that the visitor came from. */
const ownAddress = (token: string, returnTo: string): string =>
  `/payment/${token}?return=${encodeURIComponent(new URL(returnTo).origin)}`;

const takePayment =
  (dependencies: Dependencies): RequestHandler =>
  (request, response) => {
    const payment = paymentOf(dependencies, request, response);
    if (!payment) return;
    const returnTo = returnAddress(
      dependencies.siteOrigins,
      payment.project,
      payment.order.id,
      request.query.return,
    );
    protectPage(response, returnTo);
    const action: unknown = request.body?.action;
    if (action === 'leave') response.redirect(303, returnTo);
    else if (action === 'pay') {
      dependencies.orders.setStatus(payment.token, 'paid');
      response.redirect(303, returnTo);
    } else if (action === 'fail') {
      dependencies.orders.setStatus(payment.token, 'failed');
      response.redirect(303, ownAddress(payment.token, returnTo));
    } else response.status(422).end();
  };

const requireForm: RequestHandler = (request, response, next) => {
  if (request.is('application/x-www-form-urlencoded') === false) response.status(415).end();
  else next();
};

/** The payment page: server-rendered, without script. It can succeed, fail, or be left (behaviour/upstream 7). */
export const registerPaymentPage = (app: Express, dependencies: Dependencies): void => {
  app
    .route(paymentStylesPath)
    .get((_request, response) => void response.type('css').send(paymentStyles))
    .all(refuseMethod('GET, HEAD'));
  app
    .route('/payment/:token')
    .get(showPayment(dependencies))
    .post(
      refuseOtherSites,
      requireForm,
      express.urlencoded({ extended: false, limit: 1000 }),
      takePayment(dependencies),
    )
    .all(refuseMethod('GET, HEAD, POST'));
};
