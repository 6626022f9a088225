import { latePart } from '#client/page/late/late-part.tsx';

/** A video's picture; until its code is there, a link to the player's page. */
export const VideoPlayer = latePart(async () => (await import('./video-player.late.tsx')).VideoPlayer);
