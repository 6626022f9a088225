# One image for all hosts, `docker build .`, and one with the demo shop, `--target demo`. `npm run image` runs the same steps
# on machines without Docker; docs/operations.md says what the arguments are for.
ARG BASE=node:26-bookworm-slim
ARG PREVIOUS=none
ARG COMMIT=unknown

FROM ${BASE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The compiler is an optional peer of some; nothing that runs reads types or source maps. `sbom.json` lists what is in the image.
RUN npm ci --omit=dev \
 && npm sbom --omit=dev --package-lock-only --sbom-format=cyclonedx >sbom.json \
 && rm -rf node_modules/typescript node_modules/.bin/tsc node_modules/.bin/tsserver \
 && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete \
 && find node_modules -type d -empty -delete

# Stands for the image before where there is none.
FROM ${BASE} AS none
WORKDIR /app
RUN mkdir dist

FROM ${PREVIOUS} AS previous

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build
COPY --from=previous /app/dist ./previous
RUN node scripts/keep-assets.ts dist previous
# What runs, apart from the demo shop; tests and the sources of the desk are in neither.
RUN mkdir -p run/dist demo/server demo/dist \
 && cp -r package.json index.html locales shared server run \
 && cp -r dist/client dist/server dist/builds.json run/dist \
 && mv run/server/embedded demo/server \
 && mv dist/editor demo/dist \
 && rm -rf demo/server/embedded/editor \
 && find run demo -name '*.test.ts' -delete

FROM ${BASE} AS server
ARG COMMIT
LABEL org.opencontainers.image.title="Help centre" org.opencontainers.image.revision="${COMMIT}" org.opencontainers.image.description="Public help centre of an online car-parts shop, 29 countries and languages from one server"
ENV NODE_ENV=production EMBEDDED=off STOP_NOTICE=15 COMMIT=${COMMIT}
# Caches fill the old heap with what they evict later; where that may have gigabytes, V8 collects it at four times what is in
# use. glibc keeps memory apart for each of many threads.
ENV NODE_OPTIONS=--max-old-space-size=512 MALLOC_ARENA_MAX=2 MEMORY_MB=1024
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=dependencies /app/sbom.json ./
COPY --from=build /app/run ./
USER node
EXPOSE 3000 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "server/ops/health-check.ts"]
CMD ["node", "server/main.ts"]

# With the embedded content API and its desk: to try the site, never for visitors.
FROM server AS demo
ENV EMBEDDED=on EMBEDDED_HOST=0.0.0.0
COPY --from=build /app/demo ./
COPY --from=none --chown=node:node /app/dist ./data
VOLUME /app/data
EXPOSE 3002

FROM server AS site
