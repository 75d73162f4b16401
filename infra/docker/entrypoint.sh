#!/bin/sh
# What the image runs: `api`, `worker`, `migrate`, `staff-account <e-mail> <name> <role>`,
# `import-contracts <contracts.csv> [<payments.csv>] [--write]`, `verify-audit-log [--head <hash>]`, or any command.
set -eu

case "${1:-api}" in
  api) exec node apps/api/build/main.js ;;
  worker) exec node apps/api/build/worker.js ;;
  migrate)
    node prisma/engine/migrate.mjs
    exec node prisma/dist/seed/main.js
    ;;
  staff-account)
    shift
    exec node infra/docker/staff-account.mjs "$@"
    ;;
  import-contracts)
    shift
    exec node apps/api/dist/contracts/intake/import/import-contracts.js "$@"
    ;;
  verify-audit-log)
    shift
    exec node apps/api/dist/platform/audit/chain/verify-audit-log.js "$@"
    ;;
  *) exec "$@" ;;
esac
