import { copySeededData } from './seeded-data.ts';

/** The site as `npm start` serves it, with data of its own that need not be seeded first. */
const { dataFile, remove } = copySeededData();
process.on('exit', remove);
process.env['EMBEDDED_DATA'] = dataFile;
await import('#server/main.ts');
