#!/bin/sh
# What the image runs: `api`, `worker`, `migrate` (the migrations and the records that the product cannot do without),
# `flota <command>` (docs/cli.md), or any command.
set -eu

case "${1:-api}" in
  api) exec node apps/api/build/main.js ;;
  worker) exec node apps/api/build/worker.js ;;
  migrate)
    node apps/api/build/flota.js migrate
    exec node apps/api/build/flota.js seed
    ;;
  flota)
    shift
    exec node apps/api/build/flota.js "$@"
    ;;
  *) exec "$@" ;;
esac
