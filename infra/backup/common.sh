# Read by backup.sh and restore.sh. Where the parts are reached: with DATABASE_URL set, by the PostgreSQL tools of this
# machine as the database's owner (and files in STORAGE_DIR, if there are any); else inside the containers of compose.
set -euo pipefail
umask 077 # a backup holds personal data

say() { printf '%s\n' "$*" >&2; }
fail() { say "$0: $*"; exit 1; }

PSQL_OPTIONS=(--no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1)

if [[ -n ${DATABASE_URL:-} ]]; then
  owner_url=${DATABASE_OWNER_URL:-$DATABASE_URL}
  dump_database() { pg_dump --dbname="$owner_url" "$@"; }
  dump_to_sql() { pg_restore "$@"; }
  sql() { psql --dbname="$owner_url" "${PSQL_OPTIONS[@]}" "$@"; }
  storage_tar() { tar --directory="${STORAGE_DIR:?the folder of the files}" "$@"; }
else
  cd "$(dirname "${BASH_SOURCE[0]}")/../.." # where docker-compose.yml is
  in_postgres() { docker compose exec -T postgres "$@"; }
  dump_database() { in_postgres pg_dump --username=flota --dbname=flota "$@"; }
  dump_to_sql() { in_postgres pg_restore "$@"; }
  sql() { in_postgres psql --username=flota --dbname=flota "${PSQL_OPTIONS[@]}" "$@"; }
  storage_tar() { docker compose run --rm -T --no-deps api tar --directory=/var/lib/flota/storage "$@"; }
fi
