import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const texts = v.record(v.string(), text);

/** `areas.json` of a language: id of an area or sub-category -> its words. */
export const areaTextsSchema = v.record(v.string(), v.object({ title: text, description: text }));
export type AreaTexts = v.InferOutput<typeof areaTextsSchema>;

const socialBlock = v.object({ title: text, description: text, linkText: text });
const cookieText = v.object({ expiry: text, type: text, description: text });

/** `site.json` of a language: every word of the shop that stands in no article. */
export const siteTextsSchema = v.object({
  /** Opening hours, standing alone and within a sentence; `{{from}}` and `{{to}}` are times of day. */
  serviceHours: v.object({ alone: text, sentence: text }),
  banner: v.object({ headerText: text, mainText: text, qrCodeText: text }),
  social: v.object({ club: socialBlock, youtube: socialBlock, instagram: socialBlock }),
  gdpr: text,
  voteReasons: texts,
  paymentMethods: texts,
  popularRequests: v.array(text),
  videos: texts,
  cookies: v.record(v.string(), cookieText),
  orderItems: texts,
  paymentPage: v.object({
    title: text,
    intro: text,
    amount: text,
    order: text,
    pay: text,
    fail: text,
    leave: text,
    failed: text,
    unknown: text,
  }),
  serverErrors: v.object({ unknownOrder: text, alreadyShipped: text }),
});
export type SiteTexts = v.InferOutput<typeof siteTextsSchema>;
