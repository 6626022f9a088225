import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { joined } from '#shared/rendering/joined-bytes.ts';

/** How a kept answer may be packed. */
export type Packing = 'br' | 'gzip';
/** How it may be sent. */
export type Encoding = Packing | 'identity';

/**
 * The finished bytes of an answer: in the form of its first reader from its making on, packed in others from the first time
 * that somebody asks for them. Unpacked it is kept no longer than that.
 */
export type PackedBody =
  | { readonly br: Buffer; readonly gzip?: Buffer; readonly identity?: never }
  | { readonly br?: Buffer; readonly gzip: Buffer; readonly identity?: never }
  | { readonly br?: never; readonly gzip?: never; readonly identity: Buffer };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

const whilePassing = { br: 5, gzip: 6 } as const;
/** Two to the power of it are the bytes that brotli looks back: for a page as small as with more, at three quarters of the work. */
const window = 16;
const tightest = 11;
/** In memory of its own: zlib hands out slices of a larger buffer, which a budget by length would not count. */
const own = (bytes: Uint8Array): Buffer => {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength;
  return Buffer.from((isWhole ? bytes : joined([bytes])).buffer);
};

/** Off the event loop. */
const packers = {
  br: (page: Uint8Array) =>
    toBrotli(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: whilePassing.br,
        [constants.BROTLI_PARAM_LGWIN]: window,
      },
    }),
  gzip: (page: Uint8Array) => toGzip(page, { level: whilePassing.gzip }),
} as const;

export const pack = async (document: Uint8Array, encoding: Encoding): Promise<PackedBody> => {
  if (encoding === 'identity') return { identity: own(document) };
  const bytes = own(await packers[encoding](document));
  return encoding === 'br' ? { br: bytes } : { gzip: bytes };
};

export const unpack = async ({ identity, br, gzip: packed }: PackedBody): Promise<Buffer> =>
  identity ?? (packed ? fromGzip(packed) : fromBrotli(br));

/** The form that a page was not made in. */
export const repack = async (body: PackedBody, packing: Packing): Promise<Buffer> =>
  own(await packers[packing](await unpack(body)));

/** The smallest form: forty times the work of the first one, for pages that many ask for. */
export const packTightly = async (body: PackedBody): Promise<Buffer> => {
  const page = await unpack(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: tightest,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  };
  return own(await toBrotli(page, { params }));
};

/** With one more packed form; unpacked it is no longer needed. */
export const withForm = (body: PackedBody, packing: Packing, bytes: Buffer): PackedBody => {
  if (packing === 'br') return body.gzip ? { br: bytes, gzip: body.gzip } : { br: bytes };
  return body.br ? { br: body.br, gzip: bytes } : { gzip: bytes };
};

/** As browsers and proxies write it: read at a glance. */
const usual: ReadonlyMap<string, Encoding> = new Map([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br, gzip', 'br'],
  ['br,gzip', 'br'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip', 'gzip'],
]);

/** The best form that an `Accept-Encoding` header allows. */
export const encodingFor = (accepted: string | undefined): Encoding =>
  accepted === undefined ? 'identity' : (usual.get(accepted) ?? weighed(accepted));

const weighed = (accepted: string): Encoding => {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [name, q === undefined ? 1 : Number(q) || 0];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
};
