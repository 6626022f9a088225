import { once } from 'node:events';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
} from 'node:zlib';
import { joined } from '#shared/rendering/joined-bytes.ts';

/** How a kept page may be packed. */
export type Packing = 'br' | 'gzip';
/** How it may be sent. */
export type Encoding = Packing | 'identity';

/**
 * The finished bytes of a page: in the form of its first reader from its making on, packed in others from the first time
 * that somebody asks for them. Unpacked it is kept no longer than that.
 */
export type PageBody =
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
/** Each write goes to another thread and back, and the packer says nothing before it has so many bytes. */
const worthAWrite = 64 * 1024;

/** In one piece. zlib hands out slices of a larger buffer, which a budget by length would not count. */
const own = (...pieces: readonly Uint8Array[]): Buffer => {
  const [first] = pieces;
  const isWhole = pieces.length === 1 && first?.byteLength === first?.buffer.byteLength;
  return Buffer.from((isWhole && first ? first : joined(pieces)).buffer);
};

const brotliWhilePassing = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: whilePassing.br,
    [constants.BROTLI_PARAM_LGWIN]: window,
  },
};

const createStream = (packing: Packing) =>
  packing === 'br' ? createBrotliCompress(brotliWhilePassing) : createGzip({ level: whilePassing.gzip });

/** Packs a page while it is made, off the event loop. */
export interface Packer {
  take(piece: Uint8Array): void;
  /** All of the page, once its last piece is packed. */
  finish(): Promise<PageBody>;
  /** The page will not be finished. */
  abandon(): void;
}

/** @param onPacked is given the bytes as they come, packed where they are to be. */
export const createPacker = (encoding: Encoding, onPacked: (bytes: Uint8Array) => void): Packer =>
  encoding === 'identity' ? createGatherer(onPacked) : createZlibPacker(encoding, onPacked);

const createGatherer = (onPacked: (bytes: Uint8Array) => void): Packer => {
  const pieces: Uint8Array[] = [];
  return {
    take(piece) {
      pieces.push(piece);
      onPacked(piece);
    },
    finish: () => Promise.resolve({ identity: own(...pieces) }),
    abandon: () => {},
  };
};

const createZlibPacker = (packing: Packing, onPacked: (bytes: Uint8Array) => void): Packer => {
  const stream = createStream(packing);
  const pieces: Buffer[] = [];
  let waiting: Uint8Array[] = [];
  let length = 0;
  const passOn = (): void => {
    stream.write(Buffer.concat(waiting));
    waiting = [];
    length = 0;
  };
  stream.on('data', (bytes: Buffer) => {
    pieces.push(bytes);
    onPacked(bytes);
  });
  return {
    take(piece) {
      waiting.push(piece);
      length += piece.length;
      if (length >= worthAWrite) passOn();
    },
    async finish() {
      passOn();
      const ended = once(stream, 'end');
      stream.end();
      await ended;
      const bytes = own(...pieces);
      return packing === 'br' ? { br: bytes } : { gzip: bytes };
    },
    abandon: () => void stream.destroy(),
  };
};

export const unpack = async ({ identity, br, gzip: packed }: PageBody): Promise<Buffer> =>
  identity ?? (packed ? fromGzip(packed) : fromBrotli(br));

/** The form that a page was not made in. */
export const repack = async (body: PageBody, packing: Packing): Promise<Buffer> => {
  const page = await unpack(body);
  return own(
    await (packing === 'br'
      ? toBrotli(page, brotliWhilePassing)
      : toGzip(page, { level: whilePassing.gzip })),
  );
};

/** The smallest form: forty times the work of the first one, for pages that many ask for. */
export const packTightly = async (body: PageBody): Promise<Buffer> => {
  const page = await unpack(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: tightest,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  };
  return own(await toBrotli(page, { params }));
};

/** With one more packed form; unpacked it is no longer needed. */
export const withForm = (body: PageBody, packing: Packing, bytes: Buffer): PageBody => {
  if (packing === 'br') return body.gzip ? { br: bytes, gzip: body.gzip } : { br: bytes };
  return body.br ? { br: body.br, gzip: bytes } : { gzip: bytes };
};

/** The best form that an `Accept-Encoding` header allows; one with weights is read with care, others at a glance. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  if (accepted.includes('q=')) return weighed(accepted);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

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
