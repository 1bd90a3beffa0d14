// Preloaded into npm. npm omits optional packages, including binaries, that do not support its own Node version;
// here they always run on Node 26 (scripts/run.mjs). npm has no setting for this.
if (parseInt(process.versions.node) < 26) Object.defineProperty(process, 'version', { value: 'v26.0.0' });
