# One image for every role. ROLE and the other variables (.env.example) decide what a container does; docker-compose.yml runs several.
# For linux/amd64: the Chromium that prints documents comes as an npm package for it. Elsewhere install one and set CHROMIUM_PATH.

FROM node:24-bookworm-slim AS front-ends
WORKDIR /purlin
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
RUN node tools/build.ts

# What runs needs neither the build tools nor the embedded Postgres and the second Node that come as optional packages.
FROM node:24-bookworm-slim AS packages
WORKDIR /purlin
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev --omit=optional
# Half of it is Blueprint, which only browsers run and which dist/web already holds.
RUN rm -r node_modules/@blueprintjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What was freed goes back to the system: see tools/start/supervisor.ts.
ENV MALLOC_MMAP_THRESHOLD_=16384
WORKDIR /purlin
# Chromium is unpacked there with the first document. Nothing in it needs to be kept.
RUN install -d -o node -g node /data
COPY package.json ./
COPY --from=packages /purlin/node_modules node_modules
COPY --from=front-ends /purlin/dist/web dist/web
COPY --from=front-ends /purlin/dist/site-renderer dist/site-renderer
COPY libs libs
COPY tools tools
COPY apps/backend apps/backend
USER node
EXPOSE 3000
# A worker has no address to ask: docker-compose.yml turns this off for it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/backend/main.ts"]
