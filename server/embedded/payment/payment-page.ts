import { locales } from '#shared/projects/locales.ts';
import type { DemoProject } from '../demo-project.ts';
import { fillPlaceholders, sentencePrice } from '../seed/fill-placeholders.ts';
import escapeHtml from 'escape-html';
import type { SiteTexts } from '../seed/site-texts.ts';
import type { PaymentDetails } from '../store/orders-store.ts';

export const paymentStylesPath = '/payment-page.css';

export const paymentStyles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f6f8, #14181d); color: light-dark(#1b232b, #eef2f5); }
main { box-sizing: border-box; max-width: 30rem; margin: 10vh auto; padding: 2rem; border-radius: 0.75rem;
  background: light-dark(#fff, #1f262d); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
.amount { font-size: 1.25rem; font-weight: 600; }
.failed { padding: 0.75rem 1rem; border-inline-start: 0.25rem solid; color: light-dark(#9b1c1c, #ffb4ab); }
form { display: grid; gap: 0.75rem; margin: 1.5rem 0; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 0.125rem solid light-dark(#0b5d66, #7ed0da);
  border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; cursor: pointer; }
button[value='pay'] { background: light-dark(#0b5d66, #7ed0da); color: light-dark(#fff, #10262a); font-weight: 600; }
a { display: inline-block; padding-block: 0.5rem; color: light-dark(#0b5d66, #7ed0da); }
:focus-visible { outline: 0.1875rem solid currentcolor; outline-offset: 0.1875rem; }
@media (max-width: 35rem) { main { margin: 0; min-height: 100vh; border-radius: 0; } }
`;

const page = (project: DemoProject, title: string, body: string): string => `<!doctype html>
<html lang="${locales[project.locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${paymentStylesPath}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** The page of a payment that is still due. `leaveTo` is where the visitor came from; it works without script. */
export const paymentPage = (
  { project, order, amount, status }: PaymentDetails,
  { paymentPage: texts }: SiteTexts,
  leaveTo: string,
): string => {
  const price = sentencePrice(amount, project.locale);
  const orderLine = fillPlaceholders(texts.order, { orderId: String(order.orderId) });
  const amountLine = fillPlaceholders(texts.amount, { amount: price });
  const failed =
    status === 'failed' ? `<p class="failed" role="alert">${escapeHtml(texts.failed)}</p>\n` : '';
  return page(
    project,
    `${texts.title} – ${project.shop}`,
    `${failed}<p>${escapeHtml(texts.intro)}</p>
<p>${escapeHtml(orderLine)}</p>
<p class="amount">${escapeHtml(amountLine)}</p>
<form method="post">
<button name="action" value="pay">${escapeHtml(texts.pay)}</button>
<button name="action" value="fail">${escapeHtml(texts.fail)}</button>
</form>
<a href="${escapeHtml(leaveTo)}">${escapeHtml(texts.leave)}</a>`,
  );
};

/** The page of a link that leads to no payment. */
export const unknownPaymentPage = (project: DemoProject, { paymentPage: texts }: SiteTexts): string =>
  page(project, `${texts.title} – ${project.shop}`, `<p>${escapeHtml(texts.unknown)}</p>`);
