#!/usr/bin/env bash
# infra/backup/restore.sh <backup>: puts a backup in place of the database and adds its files. Stop API and worker
# first. Asks before it changes anything, unless FORCE=yes. The database is replaced as a whole or stays as it is.
[[ -d ${1:-} ]] || { echo "usage: $0 <folder made by backup.sh>" >&2; exit 2; }
backup=$(cd "$1" && pwd)
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

(cd "$backup" && sha256sum --check --quiet SHA256SUMS) || fail 'the backup is damaged; nothing was changed'

others=$(sql --command='select count(*) from pg_stat_activity where datname = current_database() and backend_type = '\''client backend'\'' and pid <> pg_backend_pid()')
[[ $others == 0 ]] || fail "the database is in use ($others connections): stop API and worker; nothing was changed"

if [[ ${FORCE:-} != yes ]]; then
  read -rp "Replace the database by $(basename "$backup")? Type yes: " answer
  [[ $answer == yes ]] || fail 'nothing was changed'
fi

say 'database ...'
restored=$(mktemp)
trap 'rm -f "$restored"' EXIT
dump_to_sql --file=- --no-owner --no-privileges <"$backup/database.dump" >"$restored"
{
  # All that is there goes, also what the backup knows nothing of.
  echo 'set client_min_messages = warning; begin; drop schema if exists bullmq cascade; drop schema public cascade; create schema public;'
  cat "$restored"
  echo 'commit;'
} | sql --output=/dev/null
say 'files ...'
storage_tar --extract --file=- <"$backup/storage.tar"
say 'done: run the migrations, which give the application its rights again (compose does), start the product and look at /health/ready'
