export const playerAddress = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}`;

export const frameAddress = (videoId: string): string => `${playerAddress(videoId)}?autoplay=1&rel=0`;

/** From our own server (behaviour/consent 15). */
export const posterAddress = (videoId: string): string => `/media/video/${videoId}.jpg`;
