/**
 * The second script of the head, behind the first style sheet: runs `beginPage`, which the boot script has prepared.
 */
export const beginScript = 'begin()';
