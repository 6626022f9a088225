import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoOrders } from '#server/embedded/orders/demo-orders.ts';
import { articleId, placedArticles } from '#server/embedded/seed/content-tree.ts';
import { startEmbeddedSite, type EmbeddedSite } from '#tests/setup/start-embedded-site.ts';

const hosts = { de: 'help.atd-parts.de', en: 'help.atd-parts.co.uk', fr: 'help.atd-parts.fr' } as const;
type Language = keyof typeof hosts;

interface Task {
  readonly task: string;
  /** The article that answers it; none: a person does. */
  readonly answer?: string;
  /** What customers type. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

// oxfmt-ignore
const tasks: readonly Task[] = [
  { task: 'a damaged parcel', answer: 'damaged-parcel', words: { de: ['paket beschädigt angekommen', 'ware kaputt geliefert'], en: ['my parcel arrived damaged', 'box crushed'], fr: ['colis abîmé', 'pièce cassée à la livraison'] } },
  { task: 'a wrong part', answer: 'wrong-part', words: { de: ['falsches teil bekommen', 'teil passt nicht'], en: ['wrong part sent', 'part does not fit'], fr: ['mauvaise pièce reçue', 'la pièce ne va pas'] } },
  { task: 'the VIN', answer: 'find-by-vin', words: { de: ['fahrgestellnummer finden', 'fin'], en: ['where is my vin', 'chassis number'], fr: ['numéro de châssis', 'où trouver le numéro de série'] } },
  { task: 'another address', answer: 'change-or-cancel-order', words: { de: ['lieferadresse ändern'], en: ['change delivery address'], fr: ['changer l\'adresse de livraison'] } },
  { task: 'the invoice', answer: 'invoice', words: { de: ['rechnung herunterladen', 'wo ist meine rechnung'], en: ['need a vat receipt', 'where is my invoice'], fr: ['télécharger ma facture', 'où est ma facture'] } },
  { task: 'the deposit', answer: 'deposit-old-part', words: { de: ['pfand zurück', 'altteil zurückschicken'], en: ['old part deposit', 'core charge'], fr: ['récupérer la consigne', 'renvoyer ancienne pièce'] } },
  { task: 'the refund', answer: 'refund-time', words: { de: ['wann bekomme ich mein geld', 'geld zurück'], en: ['when do i get my money back', 'refund not received'], fr: ['remboursement', 'argent pas reçu'] } },
  { task: 'to cancel', answer: 'change-or-cancel-order', words: { de: ['bestellung stornieren', 'storno'], en: ['cancel my order', 'ordered by mistake'], fr: ['annuler ma commande', 'commande par erreur'] } },
  { task: 'to sign in', answer: 'sign-in-and-password', words: { de: ['passwort vergessen', 'login geht nicht'], en: ['forgot password', 'cant log in'], fr: ['mot de passe oublié', 'connexion impossible'] } },
  { task: 'a failed payment', answer: 'payment-failed', words: { de: ['zahlung fehlgeschlagen', 'karte abgelehnt'], en: ['card declined', 'paypal not working'], fr: ['paiement refusé', 'carte refusée'] } },
  { task: 'the warranty', answer: 'warranty-claim', words: { de: ['garantie', 'teil nach 3 monaten defekt'], en: ['warranty', 'part broke after 3 months'], fr: ['garantie', 'pièce en panne après 3 mois'] } },
  { task: 'a person', words: { de: ['mitarbeiter sprechen', 'telefonnummer'], en: ['talk to a person', 'phone number'], fr: ['parler à un conseiller', 'numéro de téléphone'] } },
];

/** Further down a list on a phone nobody reads. */
const firstHits = 3;
const opensContact = 'commandfor="contact-dialog"';

let site: EmbeddedSite;
beforeAll(async () => {
  site = await startEmbeddedSite();
});
afterAll(() => site.close());

/** What a visitor has before them, without header and footer. */
const step = async (host: string, path: string): Promise<string> => {
  const { status, body } = await site.ask(host, path);
  expect([path, status]).toEqual([path, 200]);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
};

const linksOf = (page: string): readonly string[] =>
  [...page.matchAll(/<a [^>]*?href="(\/categories\/[^"]+)"/g)].map(([, link = '']) => link);
const isArticle = (link: string) => link.split('/').length === 5;
const leadsTo = (id: number) => (link: string) => link.endsWith(`/${id}`);

/** Where the form of the start page leads when it is sent with these words. */
const searchFrom = (home: string, words: string): string => {
  const [, action = ''] = /<form [^>]*?action="([^"]+)" method="get"/.exec(home) ?? [];
  const [, field = ''] = /<input [^>]*role="combobox"[^>]* name="([^"]+)"/.exec(home) ?? [];
  return `${action}?${field}=${new URLSearchParams({ q: words }).toString().slice(2)}`;
};

describe.each(Object.entries(hosts) as [Language, string][])('a customer in %s', (language, host) => {
  test.each(tasks)('finds $task by the words they type, in two steps', async ({ answer, words }) => {
    const home = await step(host, '/');
    for (const typed of words[language]) {
      const results = await step(host, searchFrom(home, typed));
      if (answer === undefined) {
        // Before every article, or nobody would look for it.
        const list = results.slice(results.indexOf('<ol'));
        expect.soft(list.slice(0, list.indexOf('href="/categories/')), typed).toContain(opensContact);
        continue;
      }
      const hits = linksOf(results).filter(isArticle).slice(0, firstHits);
      const found = hits.find(leadsTo(articleId(answer)));
      expect.soft(found, `${typed}: ${hits.join(' ')}`).toBeDefined();
      if (found) expect(await step(host, found)).toContain(opensContact);
    }
  });

  // behaviour/shell 26
  test('has an order in hand, and no offers below it', async () => {
    const footerOf = async (path: string) => {
      const { body } = await site.ask(host, path);
      return body.slice(body.indexOf('<footer'));
    };
    const offer = 'action="/actions/newsletter"';
    expect(await footerOf('/')).toContain(offer);
    expect(await footerOf(`/alternatives?id=${demoOrders[0]?.id}`)).not.toContain(offer);
  });

  // behaviour/articles 20, 21
  test.each([
    { slug: 'return-goods', page: '/account/returns' },
    { slug: 'invoice', page: '/account/invoices' },
    { slug: 'track-parcel', page: '/account/parcels' },
    { slug: 'change-or-cancel-order', page: '/orders' },
  ])(
    'begins at $slug with the way into the shop, and sees when it was last reviewed',
    async ({ slug, page }) => {
      const { path } = placedArticles.find((article) => article.slug === slug)!;
      const article = await step(host, path);
      const begins = article.slice(article.indexOf('</h1>'), article.indexOf('<h2'));
      expect(begins).toContain(`href="https://www.${host.replace('help.', '')}${page}"`);
      expect(article).toMatch(/<time dateTime="(\d{4})-\d\d-0?(\d+)">[^<]*\b\2\b[^<]*\1/);
    },
  );

  test.each(tasks)('finds $task by links alone, in two steps at most', async ({ answer }) => {
    const home = await step(host, '/');
    if (answer === undefined) return expect(home).toContain(opensContact);
    const links = linksOf(home);
    const areas = await Promise.all(links.filter((link) => !isArticle(link)).map((link) => step(host, link)));
    for (const area of areas) expect(area).toContain(opensContact);
    expect([...links, ...areas.flatMap(linksOf)].some(leadsTo(articleId(answer)))).toBe(true);
  });
});
