import { isCompressible } from '../content-types.ts';
import type { HostRules } from '../rules.ts';
import { domainOf, type Emitter, folderOf, madeBy } from './emitter.ts';
import { drawingFiles, expressionOf, filesOf } from './patterns.ts';

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** `Cache-Control` by the file that is sent; the first matching rule wins. */
function cachingLines(rules: HostRules): string[] {
  const lines = rules.caching.flatMap((rule, index) => {
    const files = filesOf(rule);
    const header = `    Header always set Cache-Control "${rule.cacheControl}"`;
    if (files === undefined) return ['<Else>', header, '</Else>'];
    const section = index === 0 ? 'If' : 'ElseIf';
    return [`<${section} "%{REQUEST_URI} =~ m#${files}#">`, header, `</${section}>`];
  });
  return ['# By the file that is sent, not by the address.', ...lines];
}

/** Directives that are valid both in a `<Directory>` section and in `.htaccess`. */
function folderLines(rules: HostRules): string[] {
  const notFound = `/${rules.notFound.file}`;
  const compressed = [...new Set(Object.values(rules.contentTypes).filter(isCompressible))].map((type) =>
    type.replace(/;.*/, ''),
  );
  return [
    'Options -Indexes -MultiViews +FollowSymLinks',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AddDefaultCharset Off',
    ...Object.entries(rules.contentTypes).map(([ending, type]) => `AddType ${quote(type)} ${ending}`),
    `ErrorDocument ${rules.notFound.status} ${notFound}`,
    '',
    ...Object.entries(rules.headers.always).map(
      ([name, value]) => `Header always set ${name} ${quote(value)}`,
    ),
    ...Object.entries(rules.headers.overHttps).map(
      ([name, value]) => `Header always set ${name} ${quote(value)} "expr=%{HTTPS} == 'on'"`,
    ),
    `<If "%{REQUEST_URI} =~ m#${drawingFiles}#">`,
    ...Object.entries(rules.headers.drawings).map(
      ([name, value]) => `    Header always set ${name} ${quote(value)}`,
    ),
    '</If>',
    ...cachingLines(rules),
    '',
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    '# Addresses that are not written as the portal writes them.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    String.raw`RewriteCond %{THE_REQUEST} "^\S+ [^?\s]*(?://|/(?:\.|%2e){1,2}[/?\s])" [NC]`,
    `RewriteRule ^ - [R=${rules.notFound.status},L]`,
    '# The page for unknown addresses has no address itself.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteCond %{REQUEST_URI} =${notFound}`,
    `RewriteRule ^ - [R=${rules.notFound.status},L]`,
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [END]',
    'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f',
    'RewriteRule ^ %{REQUEST_URI}/index.html [END]',
    '# The page of an address with an id in it.',
    ...rules.rewrites.map(
      ({ pattern, file }) => `RewriteRule "^${expressionOf(pattern).slice(1)}$" "/${file}" [END]`,
    ),
    '',
    '<IfModule mod_brotli.c>',
    `    AddOutputFilterByType BROTLI_COMPRESS ${compressed.join(' ')}`,
    '</IfModule>',
    '<IfModule mod_deflate.c>',
    `    AddOutputFilterByType DEFLATE ${compressed.join(' ')}`,
    '</IfModule>',
  ];
}

function virtualHost(rules: HostRules): string {
  const domain = domainOf(rules);
  const site = `${folderOf(rules)}/site`;
  return [
    `# ${madeBy(rules)}`,
    '# Copy this file to /etc/apache2/sites-available and change the copy: certificates, and the folder if it is another',
    '# one. Modules: headers, mime, rewrite, ssl; deflate or brotli to compress.',
    '',
    '<VirtualHost *:80>',
    `    ServerName ${domain}`,
    `    Redirect permanent / https://${domain}/`,
    '</VirtualHost>',
    '',
    '<VirtualHost *:443>',
    `    ServerName ${domain}`,
    '    SSLEngine on',
    `    SSLCertificateFile /etc/ssl/certs/${domain}.pem`,
    `    SSLCertificateKeyFile /etc/ssl/private/${domain}.key`,
    '',
    `    DocumentRoot ${site}`,
    '    # An id may have a slash in it.',
    '    AllowEncodedSlashes NoDecode',
    `    <Directory ${site}>`,
    '        Require all granted',
    '        AllowOverride None',
    `        Include ${folderOf(rules)}/hosting/apache/folder.conf`,
    '    </Directory>',
    '</VirtualHost>',
    '',
  ].join('\n');
}

/**
 * Apache: directives for the folder of the site, an example of a virtual host that includes them, and the same
 * directives as `htaccess` (to be copied as `.htaccess`) for sites without access to the configuration.
 */
export const apache: Emitter = (rules) => {
  const text = [`# ${madeBy(rules)}`, ...folderLines(rules), ''].join('\n');
  return { 'folder.conf': text, htaccess: text, 'portal.conf': virtualHost(rules) };
};
