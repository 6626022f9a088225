/** The player's page at the no-cookie video host; the only frame that the policy lets in. */
export const playerAddress = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}`;

/** The same in our dialog: it plays at once, for the visitor has just pressed play, and shows our films only. */
export const frameAddress = (videoId: string): string => `${playerAddress(videoId)}?autoplay=1&rel=0`;

/** A picture of the video from our own server (behaviour/consent 15). */
export const posterAddress = (videoId: string): string => `/media/video/${videoId}.jpg`;
