# One of Debian's packages on the base of the site, for compose.debian.yaml.
ARG BASE=node:26-bookworm-slim
FROM ${BASE}
ARG PACKAGE
RUN apt-get update -qq \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${PACKAGE} \
 && rm -rf /var/lib/apt/lists/*
