/** How long a client is told to wait before it asks again after a 503, in seconds. */
export const retryAfter = 10;
