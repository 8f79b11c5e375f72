import type { HostRules } from '../rules.ts';
import { madeBy } from './emitter.ts';
import { immutableFolders } from './patterns.ts';

/** Script that uploads to the operator's own server, in an order that breaks no open tab. */
export function uploadScript(rules: HostRules): string {
  const immutable = immutableFolders(rules).map(({ folder }) => `--include '/${folder}***'`);
  return [
    '#!/bin/sh',
    `# ${madeBy(rules)}`,
    '# Usage: upload.sh HOST:FOLDER   then, some days later: upload.sh HOST:FOLDER --delete',
    'set -eu',
    'target="${1:?is missing. Usage: upload.sh HOST:FOLDER [--delete]}"',
    'bundle="$(dirname "$0")/.."',
    'if [ "${2:-}" = "--delete" ]; then',
    '  exec rsync -rlptH --chmod=D755,F644 --checksum --delete-after "$bundle/site/" "$target/site/"',
    'fi',
    '# What pages load is there before the pages are; nothing that open tabs may still ask for goes.',
    `rsync -rlptH --chmod=D755,F644 --checksum --mkpath ${immutable.join(' ')} --exclude '*' "$bundle/site/" "$target/site/"`,
    'rsync -rlptH --chmod=D755,F644 --checksum "$bundle/site/" "$target/site/"',
    'rsync -rlptH --chmod=D755,F644 --checksum --delete "$bundle/hosting/" "$target/hosting/"',
    '',
  ].join('\n');
}
