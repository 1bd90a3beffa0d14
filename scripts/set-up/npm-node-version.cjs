// Loaded into npm before it starts. npm leaves out optional packages, binaries among them, that do not run on
// the Node it runs on itself; here they run on Node 26 whatever that is (scripts/run.mjs). npm asks no setting.
if (parseInt(process.versions.node) < 26) Object.defineProperty(process, 'version', { value: 'v26.0.0' });
