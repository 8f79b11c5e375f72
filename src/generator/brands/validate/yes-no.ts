/** Words for yes and no, in the languages of reports and in YAML. */
export const truthy = /^(true|s[ií]|yes|y|on|1|verdadero|cert|activado)$/i;
export const falsy = /^(false|no|n|off|0|falso|fals|desactivado)$/i;
