import { type Emitter, folderOf, madeBy } from './emitter.ts';

/** A container with nginx, for setups where HTTPS terminates in front of it. */
export const container: Emitter = (rules) => {
  const folder = folderOf(rules);
  return {
    Containerfile: [
      `# ${madeBy(rules)}`,
      `# podman build -t portal-${rules.brand.id} -f hosting/container/Containerfile .   in the folder of the bundle`,
      'FROM docker.io/library/nginx:stable-alpine',
      'COPY hosting/container/default.conf /etc/nginx/conf.d/default.conf',
      `COPY hosting/nginx ${folder}/hosting/nginx`,
      `COPY site ${folder}/site`,
      'EXPOSE 8080',
      '',
    ].join('\n'),
    'default.conf': [
      `# ${madeBy(rules)}`,
      `include ${folder}/hosting/nginx/maps.conf;`,
      'server {',
      '    listen 8080;',
      '    listen [::]:8080;',
      `    root ${folder}/site;`,
      `    include ${folder}/hosting/nginx/server.conf;`,
      '}',
      '',
    ].join('\n'),
  };
};
