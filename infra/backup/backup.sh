#!/usr/bin/env bash
# infra/backup/backup.sh [folder]: makes a backup, database.dump and storage.tar, in a new folder below the given one
# (default: var/backups of the project) and prints its name. The product goes on running. Files in an S3 bucket are
# not part of it.
target=${1:-$(dirname "$0")/../../var/backups}
target=$(umask 077 && mkdir -p "$target" && cd "$target" && pwd) || exit
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

name=flota-$(date -u +%Y%m%dT%H%M%SZ)
draft=$target/.$name.unfinished
trap 'rm -rf "$draft"' EXIT
mkdir "$draft"

# The database first: a file is stored before the row that names it, so every row of the dump finds its file.
# Without the queue, which only repeats what the rows say, and without the workers of the moment.
say 'database ...'
dump_database --format=custom --no-owner --no-privileges --exclude-schema=bullmq \
  --exclude-table-data=worker_heartbeat >"$draft/database.dump"
say 'files ...'
storage_tar --create --exclude='./*/.*' . >"$draft/storage.tar" # dot files are still being written

(cd "$draft" && sha256sum -- * >SHA256SUMS)
mv "$draft" "$target/$name" # only what is whole gets its name
say "done, $(du -sh "$target/$name" | cut -f1)"
printf '%s\n' "$target/$name"
