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

/** How a kept page may be packed. */
export type Packing = 'br' | 'gzip';
/** How it may be sent. */
export type Encoding = Packing | 'identity';

/** The finished bytes of a page: in one form from its making on, in the other from the first time somebody asks for it. */
export type PackedBody =
  | { readonly br: Buffer; readonly gzip?: Buffer }
  | { readonly br?: Buffer; readonly gzip: Buffer };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

const whilePassing = { br: 5, gzip: 6 } as const;
const tightest = 11;
/** Each write goes to another thread and back, and the packer says nothing before it has so many bytes. */
const worthAWrite = 64 * 1024;

// zlib hands out slices of a larger buffer, which a budget by length would not count.
const own = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

const brotliAt = async (body: Buffer, quality: number): Promise<Buffer> =>
  own(
    await toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );

const createStream = (packing: Packing) =>
  packing === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: whilePassing.br } })
    : createGzip({ level: whilePassing.gzip });

/** Packs a page while it is made, off the event loop. */
export interface Packer {
  take(piece: Uint8Array): void;
  /** All of the page, once its last piece is packed. */
  finish(): Promise<PackedBody>;
  /** The page will not be finished. */
  abandon(): void;
}

/** @param onPacked is given the packed bytes as they come. */
export const createPacker = (packing: Packing, onPacked: (bytes: Buffer) => void): Packer => {
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
      const bytes = own(Buffer.concat(pieces));
      return packing === 'br' ? { br: bytes } : { gzip: bytes };
    },
    abandon: () => void stream.destroy(),
  };
};

export const unpack = ({ br, gzip: packed }: PackedBody): Promise<Buffer> =>
  packed ? fromGzip(packed) : fromBrotli(br as Buffer);

/** The form that a page was not made in. */
export const repack = async (body: PackedBody, packing: Packing): Promise<Buffer> => {
  const page = await unpack(body);
  return packing === 'br'
    ? brotliAt(page, whilePassing.br)
    : own(await toGzip(page, { level: whilePassing.gzip }));
};

/** The smallest form: forty times the work of the first one, for pages that many ask for. */
export const packTightly = async (body: PackedBody): Promise<Buffer> =>
  brotliAt(await unpack(body), tightest);

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
