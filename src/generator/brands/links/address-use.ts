/**
 * Use of an address: a link that people click (https, mailto, tel), a page or service on the web (https), an API
 * (https, or http on the developer's own machine), or a service named in a header of every response (https, without
 * characters that are special in headers).
 */
export type AddressUse = 'link' | 'web' | 'api' | 'header';
