/** An e-mail address as mail servers accept it (RFC 5321, without quoted names). The host name may contain letters of
 * any language: info@äri.ee. */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\d][\p{L}\p{M}\d-]*\.)+\p{L}[\p{L}\p{M}\d-]+$/u;
