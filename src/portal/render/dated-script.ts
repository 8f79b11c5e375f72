import script from 'virtual:dated-script';

/** The script behind elements that are shown for some time only. */
export const datedScript = `<script>${script}</script>`;
